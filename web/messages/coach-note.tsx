import { Lightbulb } from 'lucide-react'

/** What the coach says under a student's message: another voice than the partner's. */
export function CoachNote({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex max-w-full items-start gap-2 rounded-md border border-dashed border-info/40 bg-info-soft px-3 py-2 text-sm text-info-text">
      <Lightbulb className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <p dir="auto" className="min-w-0 text-start whitespace-pre-line wrap-anywhere">
        <span className="sr-only">{label}: </span>
        {text}
      </p>
    </div>
  )
}
