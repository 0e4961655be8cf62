import type { PracticeHome } from '#contract/practice.ts'
import { Mark } from '../../ui/brand/mark.tsx'
import { LanguageSelect } from '../language-select.tsx'

/** The school that one practises for, and the language of the interface. */
export function HomeBar({ school }: { school: PracticeHome['school'] }) {
  return (
    <header className="-mx-2 flex min-h-16 items-center justify-between gap-3 border-b border-border px-2">
      <div className="flex min-w-0 items-center gap-3">
        {school.logo_url ? (
          <img src={school.logo_url} alt="" className="size-9 shrink-0 rounded-md object-cover" />
        ) : (
          <Mark size={32} />
        )}
        <span className="line-clamp-2 leading-5 font-medium wrap-anywhere">{school.name}</span>
      </div>
      <LanguageSelect />
    </header>
  )
}
