import { useEffect, useEffectEvent, useState } from 'react'
import type { Client } from '#contract/client.ts'
import { ApiError } from '#contract/errors.ts'
import {
  type JoinAttempt,
  type joining,
  type JoinOffer,
  type JoinProgress,
  normalizeCode,
} from '#contract/teaching/joining.ts'
import type { StudentLanguage } from '../student-language.ts'
import { forget, keep, newToken, readKept } from './kept-request.ts'

export type JoinCalls = Client<typeof joining>
export type Failure = 'unavailable' | 'tooMany' | 'failed'
/** What the student tells of themselves. */
export type Answers = Omit<JoinAttempt, 'code' | 'token'>

interface JoinOptions {
  calls: JoinCalls
  tab: Storage
  code: string
  adaptTo: StudentLanguage['adaptTo']
}

const pollMs = 4000

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'join_unavailable') return 'unavailable'
  return error.code === 'too_many_requests' ? 'tooMany' : 'failed'
}

export function useJoin({ calls, tab, code: first, adaptTo }: JoinOptions) {
  const [code, setCode] = useState(first)
  const [offer, setOffer] = useState<JoinOffer | null>(null)
  const [answers, setAnswers] = useState<Answers | null>(null)
  const [progress, setProgress] = useState<JoinProgress | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const [isPending, setIsPending] = useState(first !== '' || readKept(tab) !== null)

  const attempt = async (work: () => Promise<void>) => {
    setIsPending(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setIsPending(false)
    }
  }
  const enterCode = (typed: string) =>
    attempt(async () => {
      const found = await calls.offer({ body: { code: typed } })
      await adaptTo(found.student_address, null)
      setCode(typed)
      setOffer(found)
    })
  const send = (next: Answers) =>
    attempt(async () => {
      const kept = readKept(tab)
      const token = kept?.code === normalizeCode(code) ? kept.token : newToken()
      // Before the call: its answer may be lost on the way.
      keep(tab, { code: normalizeCode(code), token })
      const now = await calls.join({ body: { ...next, code, token } })
      setAnswers(next)
      setProgress(now)
    })
  const rename = () => {
    setProgress(null)
    setAnswers(null)
    if (!offer) void enterCode(code)
  }
  const startAgain = () => {
    forget(tab)
    rename()
  }
  const look = async (token: string) => {
    try {
      setProgress(await calls.progress({ body: { token } }))
      setIsOffline(false)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return false
      setIsOffline(true)
      return true
    }
  }
  const checkNow = async () => {
    const kept = readKept(tab)
    if (!kept) return
    await attempt(async () => {
      if (!(await look(kept.token))) startAgain()
    })
  }
  const begin = useEffectEvent(async () => {
    const kept = readKept(tab)
    const isKept = kept !== null && (first === '' || kept.code === normalizeCode(first)) && (await look(kept.token))
    if (isKept) {
      setCode(kept.code)
      setIsPending(false)
    } else if (first) await enterCode(first)
    else setIsPending(false)
  })
  useEffect(() => {
    // A visit begins once the page is painted.
    const timer = setTimeout(() => void begin())
    return () => clearTimeout(timer)
  }, [])

  const isWaiting = progress?.state === 'waiting' || (progress === null && isOffline)
  const poll = useEffectEvent(() => {
    const kept = readKept(tab)
    if (kept) void look(kept.token)
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => poll(), pollMs)
    // A phone that was put away stops its timers.
    const follow = () => poll()
    addEventListener('focus', follow)
    addEventListener('online', follow)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', follow)
      removeEventListener('online', follow)
    }
  }, [isWaiting])

  return {
    code,
    offer,
    answers,
    progress,
    failure,
    isOffline,
    isPending,
    enterCode,
    send,
    checkNow,
    rename,
    startAgain,
  }
}
