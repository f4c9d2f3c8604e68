/** The result of a form's server action, unless it redirected. */
export type FormState = {
  /** By field name, a sentence that says what to do. */
  readonly errors: Readonly<Record<string, string>>;
  /** The error about the form as a whole. */
  readonly message: string | null;
  readonly done: boolean;
  /** The typed values except passwords, so that people don't have to type them again. */
  readonly values: Readonly<Record<string, string>>;
};

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

export const emptyForm: FormState = { errors: {}, message: null, done: false, values: {} };
