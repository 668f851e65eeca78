// One chunk for what the overview may need after its first script.
export { AvtalerMessages } from './avtaler-messages.tsx';
export { TotalExplanation } from './total-explanation.tsx';
