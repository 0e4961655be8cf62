/** What index.html asked for before the app's code was there. */
interface EarlyAnswers {
  authorization: string
  answers: Partial<Record<string, Promise<Response>>>
}

declare global {
  interface Window {
    early?: EarlyAnswers
  }
}

/** The answer to a call that index.html has already sent, once; null where it sent none, or as another user. */
export function takeEarlyAnswer(url: string, authorization: string | undefined): Promise<Response> | null {
  const { early } = window
  const answer = early?.answers[url]
  if (!early || !answer || early.authorization !== authorization) return null
  delete early.answers[url]
  return answer
}
