export interface ReplyPreview {
  /** Asks for the reply to this text, unless that was asked before. */
  ask: (text: string) => void
  /** The reply to this text; null if it wasn't asked for, or there is none. */
  take: (text: string) => Promise<string | null>
  drop: () => void
}

type FetchReply = (text: string, signal: AbortSignal) => Promise<string | null>

/** The reply to what was heard so far, fetched while the student pauses. Only the latest counts. */
export function createReplyPreview(fetchReply: FetchReply): ReplyPreview {
  let latest: { text: string; reply: Promise<string | null>; line: AbortController } | null = null
  const drop = () => {
    latest?.line.abort()
    latest = null
  }
  return {
    ask: (text) => {
      if (latest?.text === text) return
      drop()
      const line = new AbortController()
      // The turn goes on without it.
      latest = { text, line, reply: fetchReply(text, line.signal).catch(() => null) }
    },
    take: (text) => {
      const reply = latest?.text === text ? latest.reply : Promise.resolve(null)
      if (latest?.text !== text) drop()
      latest = null
      return reply
    },
    drop,
  }
}
