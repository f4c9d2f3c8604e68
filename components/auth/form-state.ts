/** What a form's server action answers when it did not lead elsewhere. */
export type FormState = {
  /** By field name; a sentence that says what to do. */
  readonly errors: Readonly<Record<string, string>>;
  /** About the form as a whole. */
  readonly message: string | null;
  readonly done: boolean;
  /** What was typed, but for passwords, so that it need not be typed again. */
  readonly values: Readonly<Record<string, string>>;
};

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

export const emptyForm: FormState = { errors: {}, message: null, done: false, values: {} };
