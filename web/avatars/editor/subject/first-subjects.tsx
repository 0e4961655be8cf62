import { Check, MessageCirclePlus } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Subjects } from './use-subjects.ts'

const maxShown = 4

export function FirstSubjects({ subjects: { items, templates, value, isPending, choose } }: { subjects: Subjects }) {
  const { t } = useTranslation('avatarEditor')
  if (isPending || items.length > 0 || templates.length === 0) return null
  return (
    <fieldset className="grid min-w-0 grid-cols-1">
      <legend className="mb-2 text-sm text-muted">{t(($) => $.subject.begin)}</legend>
      <div className="flex flex-wrap gap-2">
        {oneOfEach(templates).map(({ value: template, label }) => (
          <Button
            key={template}
            size="sm"
            icon={template === value ? <Check aria-hidden="true" /> : <MessageCirclePlus aria-hidden="true" />}
            aria-pressed={template === value}
            onClick={() => choose(template === value ? null : template)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

// The first template of a topic is the easiest.
const oneOfEach = (templates: Subjects['templates']) =>
  templates
    .filter(({ topic }, place) => templates.findIndex((other) => other.topic === topic) === place)
    .slice(0, maxShown)
