import { afterEach, expect, it } from 'vitest';

import { ApiError, type Client } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { reportFailures } from './report-failures.ts';
import { type Problem, problems as queue, reportProblem } from './report.ts';

afterEach(() => {
  queue.refuse();
  queue.open();
});

function listen(): Problem[] {
  const problems: Problem[] = [];
  queue.open((problem) => problems.push(problem));
  return problems;
}

it('keeps what happened before a yes, and drops it at a no (AMB-77)', () => {
  reportProblem('Kunde traff side som ikke finnes');
  expect(listen()).toEqual([{ message: 'Kunde traff side som ikke finnes' }]);
  queue.open();
  reportProblem('Gammel');
  queue.refuse();
  reportProblem('Etter et nei');
  expect(listen()).toEqual([]);
});

const failWith = (error: unknown): Client =>
  reportFailures(async () => {
    throw error;
  });

it('a failed call is reported by its path in the contract, and still fails (ERR-29)', async () => {
  const problems = listen();
  const error = new ApiError({ status: 503, statusText: 'Service Unavailable', body: { navn: 'Ola' } });
  await expect(failWith(error)(endpoints.deleteTilbud, { params: { avtaleNummer: '123456' } })).rejects.toBe(
    error,
  );
  expect(problems).toEqual([
    {
      message: 'Et kall feilet',
      failure: {
        method: 'DELETE',
        path: endpoints.deleteTilbud.path,
        status: 503,
        statusText: 'Service Unavailable',
      },
      cause: undefined,
    },
  ]);
});

it('an answer that cannot be read keeps its message and its cause (ERR-25)', async () => {
  const problems = listen();
  const cause = new SyntaxError('Unexpected token');
  const error = new ApiError({
    status: 200,
    statusText: 'OK',
    body: undefined,
    message: 'Error while parsing JSON',
    cause,
  });
  await expect(failWith(error)(endpoints.getTilbud)).rejects.toBe(error);
  expect(problems).toMatchObject([{ message: 'Error while parsing JSON', cause }]);
});

it.each([401, 404, 409])('a no to the customer (%d) is no failure', async (status) => {
  const problems = listen();
  const error = new ApiError({ status, statusText: '', body: undefined });
  await expect(failWith(error)(endpoints.getTilbud)).rejects.toBe(error);
  expect(problems).toEqual([]);
});
