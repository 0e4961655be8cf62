const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

// Otherwise the browser requests /favicon.ico.
const icon = '<link rel="icon" href="data:,">'

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${icon}<title>${escape(title)}</title><h1>${escape(title)}</h1>${body}`

export const form = (fields: string, buttons: Record<string, string>): string =>
  `<form method="post">${fields}${Object.entries(buttons)
    .map(([name, label]) => `<button name="do" value="${escape(name)}">${escape(label)}</button>`)
    .join(' ')}</form>`

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`

export const radio = (name: string, value: string, label: string, isChosen: boolean): string =>
  `<p><label><input type="radio" name="${escape(name)}" value="${escape(value)}"${isChosen ? ' checked' : ''}> ${escape(label)}</label></p>`
