import type { Page } from '@playwright/test'

export interface SentRequest {
  path: string
  type: string
  bytes: Buffer
}

export function captureRequests(page: Page): SentRequest[] {
  const sent: SentRequest[] = []
  page.on('request', (request) => {
    const bytes = request.postDataBuffer() ?? Buffer.alloc(0)
    sent.push({ path: new URL(request.url()).pathname, type: request.headers()['content-type'] ?? '', bytes })
  })
  return sent
}
