import { vi } from 'vitest'

const sampleRate = 1000

export const soundOf = (lasts: number): Blob => new Blob(['a'.repeat(lasts)])

/** A fake Web Audio: each byte is a millisecond, loud in its first half; sounds end by the fake timers. */
export function openAudio({ isBlocked = false } = {}) {
  const playing = new Set<Source>()
  const contexts: Context[] = []
  let isAllowed = !isBlocked
  class Source extends EventTarget {
    buffer: { duration: number } | null = null
    connect() {}
    disconnect() {}
    start() {
      playing.add(this)
      setTimeout(() => this.stop(), (this.buffer?.duration ?? 0) * 1000)
    }
    stop() {
      if (playing.delete(this)) this.dispatchEvent(new Event('ended'))
    }
  }
  class Context {
    state = 'suspended'
    destination = null
    constructor() {
      contexts.push(this)
    }
    async resume() {
      // Before a user gesture `resume()` never settles.
      if (!isAllowed) await new Promise(() => undefined)
      this.state = 'running'
    }
    async suspend() {
      this.state = 'suspended'
    }
    async decodeAudioData(bytes: ArrayBuffer) {
      if (bytes.byteLength === 0) throw new DOMException('No sound', 'EncodingError')
      const samples = Float32Array.from({ length: bytes.byteLength }, (_, at) => (at < bytes.byteLength / 2 ? 0.5 : 0))
      return { duration: bytes.byteLength / 1000, sampleRate, getChannelData: () => samples }
    }
    createBufferSource() {
      return new Source()
    }
    createMediaStreamSource() {
      return new Source()
    }
    createAnalyser() {
      return { fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(level) }
    }
    async close() {
      this.state = 'closed'
    }
  }
  let level = 0
  vi.stubGlobal('AudioContext', Context)
  return {
    playing,
    states: () => contexts.map(({ state }) => state).filter((state) => state !== 'closed'),
    opened: () => contexts.length,
    allow: () => {
      isAllowed = true
    },
    setLevel: (next: number) => {
      level = next
    },
  }
}
