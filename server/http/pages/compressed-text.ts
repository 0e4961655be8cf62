import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CompressedText {
  type: string
  etag: string
  bytes: { identity: Buffer; gzip: Buffer; br: Buffer }
}

export async function compressText(type: string, text: string): Promise<CompressedText> {
  const identity = Buffer.from(text)
  const [gzipped, br] = await Promise.all([promisify(gzip)(identity), promisify(brotliCompress)(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  return { type, etag, bytes: { identity, gzip: gzipped, br } }
}

export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: CompressedText,
): FastifyReply {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
  const isKnown = reply.statusCode === 200 && headers['if-none-match']?.split(/,\s*/).includes(etag)
  if (isKnown) return reply.code(304).send()
  const encoding = encodingOf(headers['accept-encoding'] ?? '')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(bytes[encoding])
}

function encodingOf(accepted: string): keyof CompressedText['bytes'] {
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|;(?!\\s*q=0(?:\\.0+)?\\s*(?:,|$))|$)`, 'i').test(accepted)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
