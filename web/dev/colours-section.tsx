import { Section } from './section.tsx'

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const fills = ['primary', 'danger', 'success', 'warning', 'info']

export function ColoursSection() {
  return (
    <Section title="Colours">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {surfaces.map((name) => (
          <div
            key={name}
            className="grid gap-1 rounded-md border border-border p-3"
            style={{ background: `var(--${name})` }}
          >
            <p className="font-medium">{name}</p>
            <p className="text-muted">muted</p>
            <p className="text-faint">faint</p>
            <p className="text-primary-text">primary-text</p>
          </div>
        ))}
        {fills.map((name) => (
          <p
            key={name}
            className="rounded-md p-3 font-medium"
            style={{ background: `var(--${name})`, color: `var(--on-${name})` }}
          >
            {name}
          </p>
        ))}
        {fills.map((name) => (
          <p
            key={name}
            className="rounded-md p-3 font-medium"
            style={{ background: `var(--${name}-soft)`, color: `var(--${name}-text)` }}
          >
            {name}-soft
          </p>
        ))}
      </div>
    </Section>
  )
}
