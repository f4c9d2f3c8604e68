import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";

/**
 * Returns the error that the browser found in a field when its form was submitted, and the listeners that find it. The error is shown in the
 * page, like all others, instead of the browser's bubble. It ends when the person types.
 */
export function useInvalid() {
  const t = useTranslations("ui.invalid");
  const [found, setFound] = useState<string | null>(null);
  return {
    found,
    onInvalidCapture: (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      const control = event.target as HTMLInputElement;
      const { validity, min, max } = control;
      if (validity.valueMissing) setFound(t("missing"));
      else if (validity.typeMismatch && control.type === "email") setFound(t("email"));
      else if (
        (validity.rangeUnderflow || validity.rangeOverflow) &&
        min &&
        max &&
        control.type === "number"
      ) {
        setFound(t("number", { least: Number(min), most: Number(max) }));
      } else setFound(control.validationMessage);
      // Without its bubble, the browser doesn't move the focus to the first wrong field.
      if (control.form?.querySelector(":invalid:not(fieldset)") === control) control.focus();
    },
    // Not while the event is captured: rendering before the control gets it would restore its former text.
    onInput: () => setFound(null),
  };
}
