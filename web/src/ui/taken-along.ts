const takenAlong = new WeakSet<HTMLFormElement>();

/** Says of a form that what stands in it goes along to the next page, so that leaving this one does not send it. */
export const markTakenAlong = (form: HTMLFormElement): void => void takenAlong.add(form);

export const isTakenAlong = (form: HTMLFormElement | null): boolean => form !== null && takenAlong.has(form);
