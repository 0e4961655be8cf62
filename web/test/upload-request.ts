/** Replaces XMLHttpRequest, which jsdom sends over a network: calls fetch, and reports the whole body as sent. */
export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  status = 0
  response: ArrayBuffer | null = null
  readonly #line = new AbortController()
  readonly #headers: Record<string, string> = {}
  #lines = ''
  #method = ''
  #url = ''

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }
  getAllResponseHeaders(): string {
    return this.#lines
  }
  abort(): void {
    this.#line.abort()
    this.dispatchEvent(new Event('abort'))
  }
  send(body: Blob | null): void {
    const loaded = body?.size ?? 0
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: loaded }))
    this.#ask(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.#line.signal.aborted || this.dispatchEvent(new Event('error')),
    )
  }
  async #ask(body: Blob | null): Promise<void> {
    const { signal } = this.#line
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
    this.#lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    this.response = await answer.arrayBuffer()
    this.status = answer.status
  }
}
