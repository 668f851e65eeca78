// One file for what the overview needs after its first script, if it needs it.
export { AvtalerMessages } from './avtaler-messages.tsx';
export { TotalExplanation } from './total-explanation.tsx';
