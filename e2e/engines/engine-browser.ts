/** A real browser with an engine other than Chromium's, with nothing kept from before. Elements are named by XPath. */
export interface EngineBrowser {
  /** Opens an address and waits for the document. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page and answers what it returns. */
  evaluate(body: string): Promise<unknown>;
  /** Waits until the element is there to be pressed, and presses it as a finger would. */
  click(xpath: string): Promise<void>;
  /** Types into a field in place of what it holds. */
  fill(xpath: string, text: string): Promise<void>;
  /** Presses Tab, on to what comes next. */
  tab(): Promise<void>;
  /** Does something within a frame of the page. */
  inFrame(xpath: string, act: () => Promise<void>): Promise<void>;
  back(): Promise<void>;
  /** PNG of what is seen. */
  screenshot(): Promise<Buffer>;
  /** What pages have complained of so far: console, uncaught errors, policy, what did not load. */
  listTrouble(): string[];
  close(): Promise<void>;
}

export interface EngineOptions {
  width: number;
  height: number;
  /** Left out: the engine's own. */
  userAgent?: string;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** A browser of its own for each story. */
  launch(options: EngineOptions): Promise<EngineBrowser>;
  stop(): Promise<void>;
}
