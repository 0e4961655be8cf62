import { Celebrate } from '../ui/brand/celebrate.tsx'
import { ErrorScene } from '../ui/brand/error-scene.tsx'
import { Mark } from '../ui/brand/mark.tsx'
import { SpreadsheetScene } from '../ui/brand/spreadsheet-scene.tsx'
import { TertuliaScene } from '../ui/brand/tertulia-scene.tsx'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Row, Section } from './section.tsx'

const kinds = ['401', '404', '429', '500', 'offline'] as const

export function BrandSection() {
  return (
    <Section title="Brand">
      <Row name="mark and wordmark">
        <Mark size={16} />
        <Mark size={24} />
        <Mark size={64} />
        <Wordmark name="Tertulia" />
      </Row>
      <div className="h-200 max-w-160 overflow-hidden rounded-lg">
        <TertuliaScene />
      </div>
      <Row name="small scenes">
        <SpreadsheetScene />
        <Celebrate />
      </Row>
      <Row name="errors">
        {kinds.map((kind) => (
          <ErrorScene key={kind} kind={kind} />
        ))}
      </Row>
    </Section>
  )
}
