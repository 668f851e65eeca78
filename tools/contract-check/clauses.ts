/**
 * The clauses of the contract check: what the page requires, and what to do when it is broken. Written for the team
 * that owns the system and has read nothing but the page.
 */
export const clauses = {
  'known-customer': {
    says: 'A customer the system knows is answered 200; recommendations and sharings may answer 404 where there are none.',
    mend: 'Answer 200 for every national id under `known`; 404 says that the customer is unknown to you, also where `Accept-Version` chose who answers.',
  },
  'unknown-customer': {
    says: 'A customer the system does not know is answered 404 with a message, or 200 with empty lists, 0 or false; recommendations may be general ones.',
    mend: 'Do not answer 500 or 403 for an unknown customer: the portal would say that your system is down. An answer without any value is that of a customer you know.',
  },
  schema: {
    says: 'An answer has the shape that the page describes.',
    mend: 'Change the answer at the place that is named. Leave a field out, or send null, where there is no value.',
  },
  'media-type': {
    says: 'An answer with a body says `Content-Type: application/json`; another character set than UTF-8 is not named.',
    mend: 'Set the header on every answer that has a body, refusals too.',
  },
  encoding: {
    says: 'An answer is UTF-8, and packed by gzip or not at all.',
    mend: 'Write UTF-8; use no other content coding than gzip.',
  },
  text: {
    says: 'Texts are well-formed Unicode: no lone surrogate, no control character but line breaks and tabs.',
    mend: 'Cut texts between characters, never within one; remove control characters where they come in.',
  },
  'unique-number': {
    says: 'A number names one thing: an agreement by its number, an offer by its number and version.',
    mend: 'Deliver each agreement, and each version of an offer, once.',
  },
  token: {
    says: 'A call without the token, or with a wrong one, is answered 401.',
    mend: 'Check `Authorization: Bearer …` before anything else, on every operation.',
  },
  'bad-request': {
    says: 'A body that is not JSON, or not of the described shape, is answered 400 with a message.',
    mend: 'Read the body by the page, and answer 400 for what it does not allow; a 500 counts as your system being down.',
  },
  'correlation-id': {
    says: '`X-Correlation-Id` is sent back as received, and need not be there.',
    mend: 'Copy the header to the answer, also when you refuse; ask for nothing where it is missing.',
  },
  'new-field': {
    says: 'A field in the request that the system does not know is left alone.',
    mend: 'Ignore fields you do not know: a later version of the portal may send more.',
  },
  'personal-data': {
    says: 'The national id stands in no message and no header of an answer.',
    mend: 'Take it out of your error texts: they end in logs.',
  },
  'time-limit': {
    says: 'The whole answer comes within the time limit (2 seconds unless configured otherwise).',
    mend: 'Answer faster, or agree on another limit: the portal gives up the call and says that your system is missing.',
  },
  size: {
    says: 'An answer is at most 1 MB when it is unpacked.',
    mend: 'Send the fields of the page alone: 500 agreements are some 320 kB.',
  },
  'same-answer': {
    says: 'A search changes nothing: asked again, it answers the same rows.',
    mend: 'Let nothing be used up, or marked as seen, by being read.',
  },
  'at-once': {
    says: 'Several customers may be asked for at once, and each is given their own answer.',
    mend: 'Keep nothing of a request outside it. This may show one customer what is another’s.',
  },
  'no-redirect': {
    says: 'The system answers where it is asked; a redirect is a failure.',
    mend: 'Give the portal the address that answers itself, with its path.',
  },
  'removal-unknown': {
    says: 'The removal of an offer that is not there is answered 404.',
    mend: 'Answer 404 with a message, whether the number is gone, another’s or made up.',
  },
  'removal-other-customer': {
    says: 'An offer is removed for its own customer alone.',
    mend: 'Look the offer up by national id and number together.',
  },
  'removal-done': {
    says: 'A removal is answered 204 without a body, and the offer is then gone from the search.',
    mend: 'Answer 204 once the removal is kept, and search what is left.',
  },
  'removal-alone': {
    says: 'A removal takes the one offer that is named; all others stay.',
    mend: 'Compare the whole number, byte for byte.',
  },
  'removal-twice': {
    says: 'A second removal of the same offer is answered 404 and changes nothing.',
    mend: 'Answer 404 where there is nothing to remove; the portal tells the customer that it is gone.',
  },
  'change-confirmed': {
    says: 'A change that is confirmed is there when it is read the next moment, and no other with it: by 204, or, of a consent, by 200 with its number, value and time.',
    mend: 'Confirm it when the value is kept where reading finds it, and not before, in the way that the page describes. Take what the page allows, and leave a field that is not sent as it was.',
  },
  'change-repeated': {
    says: 'A change with a number that is not larger than the last one changes nothing, and is answered with the last one.',
    mend: 'Keep the last change applied for each customer and kind, with number, value and time; answer with it, and do nothing for the others.',
  },
  'notice-repeated': {
    says: 'A notice is answered 200 with its own id, and in the same way when it comes again.',
    mend: 'Keep the ids you have received for a month; answer with the id that was sent, and tell the customer once.',
  },
  'case-taken': {
    says: 'What the customer did not do (`IKKE_MEG`) is answered 200 with its own id, also when it comes again and for an unknown customer.',
    mend: 'Open one case for each id, and answer with the id that was sent; never 404 or 422.',
  },
} as const;

export type Clause = keyof typeof clauses;
