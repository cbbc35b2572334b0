/**
 * Features that some of the declared browsers lack and the app uses all the same, by MDN's key or the beginning of one, with the
 * reason. A script asks whether a browser has them; a style's absence changes no page's use.
 */
export const newerFeatures: Readonly<Record<string, string>> = {
  // Styles.
  'css.properties.accent-color':
    'colour of check boxes and sliders, whose contrast Safari doesn’t keep by itself',
  'css.properties.content-visibility':
    'rows of long lists aren’t drawn before they are near; without it they are',
  'css.properties.cursor': 'phones have no pointer to draw',
  'css.properties.forced-color-adjust': 'Safari has no forced colours to adjust to',
  'css.properties.hanging-punctuation': 'only Safari hangs a full stop beyond the line',
  'css.properties.overflow-anchor': 'a list that grows above may move once',
  'css.properties.overflow-clip-margin': 'a shadow is cut off at the edge of its clip',
  'css.properties.overscroll-behavior':
    'before Chrome 144 and Firefox 150, and in Safari, it holds only where there is something to scroll',
  'css.properties.paint-order': 'Chrome 120 paints it in SVG alone, which is where it is used',
  'css.properties.resize': 'a text area without a handle grows by `rows`',
  'css.properties.text-wrap': 'titles break less evenly',
  'css.properties.word-break.auto-phrase': 'Japanese lines end between any two characters',
  // Scripts.
  'api.AbortSignal.timeout_static': 'before Chrome 124 its error has another name, which nothing reads',
  'api.AudioData': 'with VideoFrame, whose methods have the same names',
  'api.AudioParam': 'Firefox computes the curve of a tone with small errors',
  'api.BarcodeDetector': 'the scanner’s own decoder reads codes',
  'api.Document.exitFullscreen': 'asked for with fullscreenEnabled; the code has the page’s room',
  'api.Document.fullscreenElement': 'with fullscreenEnabled',
  'api.Document.fullscreenEnabled': 'asked for before use; an iPhone has no full screen for pages',
  'api.Document.startViewTransition': 'within React, which asks for it',
  'api.EditContext': 'within the code editor, which asks for it',
  'api.Element.requestFullscreen': 'asked for with fullscreenEnabled',
  'api.HTMLVideoElement.cancelVideoFrameCallback': 'with requestVideoFrameCallback',
  'api.HTMLVideoElement.requestVideoFrameCallback': 'the scanner looks at each frame of the page instead',
  'api.IdleDeadline': 'with requestIdleCallback',
  'api.InstallEvent.addRoutes': 'the worker passes such requests on by itself',
  'api.InputDeviceInfo.getCapabilities': 'asked for; no torch button in Firefox',
  'api.Navigation.traverseTo': 'with navigation',
  'api.Navigator.canShare': 'a picture is saved instead',
  'api.Navigator.connection': 'a fast connection is assumed',
  'api.Navigator.scheduling': 'within the code editor, which asks for it',
  'api.Navigator.share': 'a link is copied, a picture saved instead',
  'api.Navigator.vibrate': 'an iPhone doesn’t shake',
  'api.Navigator.wakeLock': 'the screen dims as the phone’s user has set it',
  'api.Notification':
    'asked for with PushManager before an event’s news are offered; a phone without it keeps the date instead',
  'api.Scheduling': 'within the code editor, which asks for it',
  'api.Selection.getComposedRanges': 'within the code editor, which asks for it',
  'api.TextFormatUpdateEvent': 'with EditContext',
  'api.TrustedTypePolicyFactory': 'asked for; the page’s policy alone guards its scripts',
  'api.VideoFrame': 'the scanner reads pixels from a canvas',
  'api.ViewTransition': 'with startViewTransition',
  'api.Window.cancelIdleCallback': 'with requestIdleCallback',
  'api.Window.devicePixelRatio':
    'Safari leaves the page’s zoom out of it: a canvas is drawn less finely there',
  'api.Window.navigation': 'the history goes back step by step',
  'api.Window.open': 'an iPhone ignores the size of a new window',
  'api.Window.requestIdleCallback': 'a timer takes its place',
  'javascript.builtins.Symbol.asyncDispose': 'libraries that have it take a symbol of their own instead',
  'javascript.builtins.Symbol.dispose': 'libraries that have it ask for it',
  // Methods of our own or of libraries that have the name of a browser's.
  'api.CustomElementRegistry.getName': 'of html5-qrcode',
  'api.HTMLGeolocationElement.isValid': 'of the library that makes QR codes',
  'api.ML.createContext': 'of React',
  'api.RTCPeerConnectionIceErrorEvent.errorText': 'of our messages',
  'api.SerialPort.getInfo': 'of the library for the storage network',
  'api.XRWebGLLayer.getViewport': 'of the code editor',
};
