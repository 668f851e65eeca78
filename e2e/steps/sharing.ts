/** One that the register of sharings tells of, and the customer may end. */
export const SHARING = {
  delingId: 'D-1',
  mottaker: 'Norsk Pensjon',
  forsikringer: ['Livsforsikring'],
  formal: 'Vise pensjonen din samlet',
  opplysninger: 'Hva du får utbetalt',
  fra: '2025-03-01',
  folge: 'Da ser du den ikke lenger der.',
};
