import { loadSharp } from '#server/files/load-sharp.ts'
import type { MailPicture } from '#server/mail/mail.ts'

export const cids = { logo: 'logo@tertulia', mark: 'mark@tertulia' } as const

// Mail programs show no SVG. The blue is visible on white and on black.
const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="96" height="96" fill="#3b78f0">
<path d="M2.26 13.53A10.2 10.2 0 1 1 11.27 22.54L4.47 21.78Q3.17 21.63 3.02 20.34Z"/>
<path d="M21.6 29.14A9 9 0 1 1 29.54 21.2L28.88 27.2Q28.75 28.34 27.61 28.47Z" fill-opacity="0.55"/></svg>`
const logoSide = 112

export async function drawMark(): Promise<MailPicture> {
  const sharp = await loadSharp()
  const bytes = await sharp(Buffer.from(markSvg)).png({ palette: true }).toBuffer()
  return { cid: cids.mark, media_type: 'image/png', bytes }
}

/** On white, so that dark lettering stays readable in dark mode. */
export async function drawLogo(file: Uint8Array): Promise<MailPicture> {
  const sharp = await loadSharp()
  const bytes = await sharp(file)
    .resize(logoSide, logoSide, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer()
  return { cid: cids.logo, media_type: 'image/png', bytes }
}
