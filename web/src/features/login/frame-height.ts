/** The message type by which the framed login page sends its height. */
export const HEIGHT_MESSAGE = 'login-frame-height';
/** The request for it: the frame may have sent its height before the page listened. */
export const HEIGHT_REQUEST = 'login-frame-height-request';

const SMALLEST = 100;
const LARGEST = 2000;
/** Room for a focus ring and for rounding. */
const MARGIN_FACTOR = 1.08;

/** 297 px until the frame has sent its own height. */
export const DEFAULT_FRAME_HEIGHT = toFrameHeight(275);

/** The height in px from a message; undefined for any other message and for an implausible height. */
export function findHeight(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('type' in message) || message.type !== HEIGHT_MESSAGE) return undefined;
  if (!('height' in message) || typeof message.height !== 'number') return undefined;
  return message.height >= SMALLEST && message.height <= LARGEST ? message.height : undefined;
}

/** The frame's `height` attribute, in px, for the content's height in px. */
export function toFrameHeight(contentHeight: number): number {
  return Math.round(contentHeight * MARGIN_FACTOR);
}
