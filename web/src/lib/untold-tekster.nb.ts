export const tekster = {
  ikkeLagret: 'Endringen ble ikke lagret.',
} as const;
