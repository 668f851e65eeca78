/** A real browser with an engine other than Chromium's and an empty profile. Elements are found by XPath. */
export interface EngineBrowser {
  /** Opens an address and waits for the document. */
  open(url: string): Promise<void>;
  /** Runs a function body in the page and returns its result. */
  evaluate(body: string): Promise<unknown>;
  /** Waits until the element can be pressed, then presses it as a finger would. */
  click(xpath: string): Promise<void>;
  /** Replaces the content of a field. */
  fill(xpath: string, text: string): Promise<void>;
  /** Presses Tab, which moves the focus to the next element. */
  tab(): Promise<void>;
  /** Runs `act` inside a frame of the page. */
  inFrame(xpath: string, act: () => Promise<void>): Promise<void>;
  back(): Promise<void>;
  /** PNG of the visible part of the page. */
  screenshot(): Promise<Buffer>;
  /** What pages have reported so far: console messages, uncaught errors, CSP violations, failed loads. */
  listTrouble(): string[];
  close(): Promise<void>;
}

export interface EngineOptions {
  width: number;
  height: number;
  /** Left out, the engine's own is used. */
  userAgent?: string;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** Starts a new browser, one for each story. */
  launch(options: EngineOptions): Promise<EngineBrowser>;
  stop(): Promise<void>;
}
