/** The people whom the simulators know by name, for whoever may not import them. */
export { fodselsnumre, ingensNumre } from '../../simulators/src/customers/fodselsnumre.ts';
