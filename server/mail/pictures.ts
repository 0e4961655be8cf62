import { loadSharp } from '#server/files/load-sharp.ts'
import type { MailPicture } from '#server/mail/mail.ts'

/** Names of the pictures inside a mail. */
export const cids = { logo: 'logo@tertulia', mark: 'mark@tertulia' } as const

// The web's mark in a blue that stands out from white and from black; mail programs show no SVG.
const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="96" height="96" fill="#3b78f0">
<path d="M2.26 13.53A10.2 10.2 0 1 1 11.27 22.54L4.47 21.78Q3.17 21.63 3.02 20.34Z"/>
<path d="M21.6 29.14A9 9 0 1 1 29.54 21.2L28.88 27.2Q28.75 28.34 27.61 28.47Z" fill-opacity="0.55"/></svg>`
const logoSide = 112

/** Tertulia's mark as a picture that every mail program shows. */
export async function drawMark(): Promise<MailPicture> {
  const sharp = await loadSharp()
  const bytes = await sharp(Buffer.from(markSvg)).png({ palette: true }).toBuffer()
  return { cid: cids.mark, media_type: 'image/png', bytes }
}

/** A school's logo as a picture that every mail program shows, on white, so that dark lettering stays readable in the dark. */
export async function drawLogo(file: Uint8Array): Promise<MailPicture> {
  const sharp = await loadSharp()
  const bytes = await sharp(file)
    .resize(logoSide, logoSide, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer()
  return { cid: cids.logo, media_type: 'image/png', bytes }
}
