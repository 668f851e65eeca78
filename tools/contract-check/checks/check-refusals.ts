import { ingensNumre } from '../../testing/fodselsnumre.ts';
import type { Operation } from '../page.ts';
import { type Check, judgeAnswer } from './check.ts';

const CORRELATION_ID = 'contract-check-7F3K';
/** Has the form of a national id but belongs to nobody: no operation may accept it. */
const NOBODY = ingensNumre.nuller;

/** Each operation, writes included, with requests that must be refused before their content is read. */
export async function checkRefusals(check: Check): Promise<void> {
  for (const operation of check.operations) {
    await checkToken(check, operation);
    await checkBadRequests(check, operation);
    await checkCorrelationId(check, operation);
  }
}

async function checkToken(check: Check, operation: Operation): Promise<void> {
  const { path, toBody } = operation;
  const cases = [
    { name: 'without a token', token: null },
    { name: 'with a wrong token', token: 'feil-nokkel' },
    { name: 'with an empty token', token: '' },
  ];
  for (const { name, token } of cases) {
    const answer = await check.ask(path, { body: toBody(NOBODY), token });
    check.findings.tried(
      'token',
      path,
      ...(answer.status === 401 ? [] : [`${name}: answered ${answer.status}`]),
    );
    if (answer.status === 401) judgeAnswer(check, operation, answer, name, NOBODY);
  }
}

async function checkBadRequests(check: Check, operation: Operation): Promise<void> {
  const { path, toBody, isAboutCustomer } = operation;
  const cases: { name: string; body: unknown }[] = [
    { name: 'no JSON', body: '{"fodselsnummer": ' },
    { name: 'an empty body', body: '' },
    { name: 'a list', body: [] },
    { name: 'an object without fields', body: {} },
    ...(isAboutCustomer
      ? [
          { name: 'the national id as a number', body: { ...toBody(NOBODY), fodselsnummer: 12_345_678_901 } },
          { name: 'ten digits', body: { ...toBody(NOBODY), fodselsnummer: '1234567890' } },
          { name: 'a list for the national id', body: { ...toBody(NOBODY), fodselsnummer: [NOBODY] } },
        ]
      : []),
  ];
  for (const { name, body } of cases) {
    const answer = await check.ask(path, { body });
    check.findings.tried(
      'bad-request',
      path,
      ...(answer.status === 400 ? [] : [`${name}: answered ${answer.status}`]),
    );
    if (answer.status === 400) judgeAnswer(check, operation, answer, name, NOBODY);
  }
}

/** For writes only the refusal is checked. */
async function checkCorrelationId(check: Check, { path, reads, toBody }: Operation): Promise<void> {
  const [known = ''] = check.customers.known;
  const asked = reads ? { body: toBody(known) } : { body: {} };
  const { headers, status } = await check.ask(path, { ...asked, correlationId: CORRELATION_ID });
  const sentBack = headers['x-correlation-id'];
  const without = await check.ask(path, { ...asked, correlationId: null });
  check.findings.tried(
    'correlation-id',
    path,
    ...(sentBack === CORRELATION_ID
      ? []
      : [sentBack === undefined ? 'it is not sent back' : 'another one is sent back']),
    ...(without.status === status ? [] : [`without it: answered ${without.status} in place of ${status}`]),
  );
}
