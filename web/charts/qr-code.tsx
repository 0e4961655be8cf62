import { qrDrawing } from './qr-path.ts'

/** Black on white in every theme, for scanners. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrDrawing(text)
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block size-full forced-color-adjust-none"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  )
}
