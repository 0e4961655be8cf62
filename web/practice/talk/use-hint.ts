import { useState } from 'react'
import { usePractice } from '../practice-context.ts'

export interface Hint {
  text: string | null
  isPending: boolean
  hasFailed: boolean
  ask: () => void
  forget: () => void
}

export function useHint(id: string): Hint {
  const { session } = usePractice()
  const [text, setText] = useState<string | null>(null)
  const [stage, setStage] = useState<'idle' | 'pending' | 'failed'>('idle')
  const ask = async () => {
    setStage('pending')
    try {
      const hint = await session.calls.hint({ params: { id } })
      setText(hint.text)
      setStage('idle')
    } catch {
      setStage('failed')
    }
  }
  const forget = () => {
    setText(null)
    setStage('idle')
  }
  return { text, isPending: stage === 'pending', hasFailed: stage === 'failed', ask: () => void ask(), forget }
}
