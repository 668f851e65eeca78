/** What the framed login page tells the page around it. */
export const HEIGHT_MESSAGE = 'login-frame-height';
/** What the page around it asks, once it listens: the height may have been told before there was anyone to hear. */
export const HEIGHT_REQUEST = 'login-frame-height-request';

const SMALLEST = 100;
const LARGEST = 2000;
/** Room for a focus ring and for rounding. */
const MARGIN_FACTOR = 1.08;

/** 297 px until the frame has told its own height. */
export const DEFAULT_FRAME_HEIGHT = toFrameHeight(275);

/** The height in px that a message asks for; undefined for any other message, and for a height that cannot be right. */
export function findHeight(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('type' in message) || message.type !== HEIGHT_MESSAGE) return undefined;
  if (!('height' in message) || typeof message.height !== 'number') return undefined;
  return message.height >= SMALLEST && message.height <= LARGEST ? message.height : undefined;
}

/** The frame's `height` attribute, in px, for content of a height in px. */
export function toFrameHeight(contentHeight: number): number {
  return Math.round(contentHeight * MARGIN_FACTOR);
}
