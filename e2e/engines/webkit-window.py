"""A bare WebKitGTK window for WebKitWebDriver, as narrow as a phone. Writes what pages report to standard error.

Arguments: width, height, and optionally a user agent.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

width, height = int(sys.argv[1]), int(sys.argv[2])
user_agent = sys.argv[3] if len(sys.argv) > 3 else ""

LISTEN = """
(() => {
  const tell = (text) => webkit.messageHandlers.trouble.postMessage(String(text));
  for (const level of ['warn', 'error']) {
    const original = console[level];
    console[level] = (...said) => { tell('console.' + level + ': ' + said.join(' ')); original(...said); };
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) tell('page error: ' + (event.error?.stack ?? event.message));
    else tell('did not load: ' + (event.target.src ?? event.target.href));
  }, true);
  addEventListener('unhandledrejection', (event) => tell('page error: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
})();
"""


def create_view(session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("trouble")
    content.connect("script-message-received::trouble", report)
    content.add_script(
        WebKit2.UserScript.new(
            LISTEN,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    # Enlarges text only, as iOS does: the layout keeps its width. The driver's clicks miss then.
    view.get_settings().set_zoom_text_only(True)
    content.register_script_message_handler("textScale")
    content.connect(
        "script-message-received::textScale",
        lambda _, message: view.set_zoom_level(message.get_js_value().to_double()),
    )
    # The driver cannot reach a page that is restored from the page cache, so Back must load it anew.
    view.get_settings().set_enable_page_cache(False)
    if user_agent:
        view.get_settings().set_user_agent(user_agent)
    window = Gtk.Window(default_width=width, default_height=height, decorated=False)
    window.add(view)
    # There is no window manager to give the window keyboard focus; without it no focus ring is shown.
    window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    window.resize(width, height)
    return view


def report(_content, message):
    print(message.get_js_value().to_string(), file=sys.stderr, flush=True)


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["nb-NO"])
context.set_automation_allowed(True)
context.connect("automation-started", start)
Gtk.main()
