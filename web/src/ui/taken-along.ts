/** Says on a form that what stands in it goes along to the next page, so that leaving this one does not send it. */
export function markTakenAlong(form: HTMLFormElement): void {
  form.dataset['takenAlong'] = '';
}

export function isTakenAlong(form: HTMLFormElement | null): boolean {
  return form?.dataset['takenAlong'] !== undefined;
}
