export { fodselsnumre, ingensNumre } from '../../../tools/testing/fodselsnumre.ts';
