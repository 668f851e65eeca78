/** What stands in the customer's own calendar. */
export const tekster = {
  /** The name of an event, which says neither what nor how much: others may see the calendar. */
  hendelse: 'Forsikring',
  delvisBetalt: 'delvis betalt',
};
