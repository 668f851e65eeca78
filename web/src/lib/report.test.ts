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

it('keeps what happened before a yes, and drops it after a no (AMB-77)', () => {
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

it('reports a failed call by its path in the contract, and the call still fails (ERR-29)', async () => {
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

it('keeps message and cause of an unreadable answer (ERR-25)', async () => {
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

it.each([401, 404, 409])('does not report a refusal to the customer (%d)', async (status) => {
  const problems = listen();
  const error = new ApiError({ status, statusText: '', body: undefined });
  await expect(failWith(error)(endpoints.getTilbud)).rejects.toBe(error);
  expect(problems).toEqual([]);
});
