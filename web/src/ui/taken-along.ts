const takenAlong = new WeakSet<HTMLFormElement>();
const readers = new WeakMap<HTMLFormElement, () => readonly (readonly [name: string, value: string])[]>();

/** Says of a form that what stands in it goes along to the next page, so that leaving this one does not send it. */
export const markTakenAlong = (form: HTMLFormElement): void => void takenAlong.add(form);

export const isTakenAlong = (form: HTMLFormElement | null): boolean => form !== null && takenAlong.has(form);

/** Of a form whose fields are not all that has been answered: what goes along in their place. */
export const setTaken = (
  form: HTMLFormElement | null,
  read: () => readonly (readonly [name: string, value: string])[],
): void => {
  if (form !== null) readers.set(form, read);
};

/** Undefined where its fields go along. */
export const findTaken = (form: HTMLFormElement) => readers.get(form)?.();
