/** What turns speech into text: the device, the service of the browser's maker, or the school's server. */
export const recognizers = ['device', 'browser', 'server'] as const
export type Recognizer = (typeof recognizers)[number]

/** Who may hear a student: none, the device, the school's server as well, or the browser's maker as well. */
export const microphoneModes = ['off', 'device', 'server', 'browser'] as const
export type MicrophoneMode = (typeof microphoneModes)[number]

const allowed: Record<MicrophoneMode, readonly Recognizer[]> = {
  off: [],
  device: ['device'],
  server: ['device', 'server'],
  browser: ['device', 'browser', 'server'],
}

/** In the order in which they are tried. */
export const recognizersOf = (mode: MicrophoneMode, hasServer: boolean): Recognizer[] =>
  allowed[mode].filter((one) => one !== 'server' || hasServer)
