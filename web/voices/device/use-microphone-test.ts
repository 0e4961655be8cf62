import { useEffect, useRef, useState } from 'react'
import { type Microphone, type MicrophoneFailure, openMicrophone } from '../../speech/listening/microphone.ts'

export type MicrophoneState = 'untested' | 'asking' | 'listening' | 'works' | 'quiet' | MicrophoneFailure

/** Milliseconds between readings, and their maximum number. */
const readInterval = 100
const maxReadings = 200
/** The level of a voice at a normal distance. */
const spokenLevel = 0.45

export function useMicrophoneTest() {
  const [status, setStatus] = useState<MicrophoneState>('untested')
  const [level, setLevel] = useState<number | null>(null)
  const end = useRef<() => void>(undefined)
  const turn = useRef(0)

  const close = () => {
    turn.current += 1
    end.current?.()
    end.current = undefined
    setLevel(null)
  }
  useEffect(
    () => () => {
      turn.current += 1
      end.current?.()
    },
    [],
  )
  const stop = () => {
    close()
    setStatus((now) => (now === 'listening' ? 'quiet' : now === 'asking' ? 'untested' : now))
  }
  const start = async () => {
    close()
    const own = turn.current
    setStatus('asking')
    const microphone = await openMicrophone(() => {
      close()
      setStatus('none')
    })
    if (own !== turn.current) {
      if (typeof microphone !== 'string') microphone.close()
      return
    }
    setStatus(typeof microphone === 'string' ? microphone : 'listening')
    if (typeof microphone !== 'string') end.current = readLevels(microphone, hear, stop)
  }
  const hear = (now: number) => {
    setLevel(now)
    if (now >= spokenLevel) setStatus('works')
  }
  return { status, level, start: () => void start(), stop }
}

/** Returns how to stop. */
function readLevels(microphone: Microphone, onLevel: (level: number) => void, onLong: () => void): () => void {
  let readings = 0
  const timer = setInterval(() => {
    onLevel(microphone.level())
    readings += 1
    if (readings === maxReadings) onLong()
  }, readInterval)
  return () => {
    clearInterval(timer)
    microphone.close()
  }
}
