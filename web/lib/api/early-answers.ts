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

/** The answer to a call that index.html has already sent, once; none where it sent none, or as another user. */
export function takeEarlyAnswer(url: string, authorization: string | undefined): Promise<Response> | undefined {
  const { early } = window
  if (early?.authorization !== authorization) return undefined
  const answer = early?.answers[url]
  delete early?.answers[url]
  return answer
}
