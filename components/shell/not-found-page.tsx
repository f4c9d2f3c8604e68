import texts from "../../messages/en/common.json";
import { Logo } from "./logo.tsx";

/** Says that the page doesn't exist. Inside the frame, leaves out the main region and the logo, because the frame has both. */
export default function NotFoundPage({ isInFrame }: { isInFrame: boolean }) {
  const Region = isInFrame ? "div" : "main";
  return (
    <Region
      id={isInFrame ? undefined : "main"}
      className="mx-auto grid min-h-[80dvh] w-full max-w-[26rem] content-center px-5 py-16"
    >
      {isInFrame ? null : (
        <a href="/" className="mb-10 flex justify-self-start rounded-control">
          <Logo name={texts.productName} />
        </a>
      )}
      <h1 className="text-3xl leading-tight font-semibold tracking-tight">{texts.notFoundTitle}</h1>
      <p className="mt-2.5 leading-relaxed text-ink-muted">{texts.notFoundText}</p>
      <div className="mt-8">
        <a href="/" className="button button-primary button-md">
          {texts.toStart}
        </a>
      </div>
    </Region>
  );
}
