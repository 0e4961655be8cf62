import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Class } from '#contract/people/classes.ts'
import { SearchBox } from '../../lists/search-box.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { usePagedStudents } from '../../people/paged-students.ts'
import { useTicks } from '../../lists/use-ticks.ts'
import { CandidateList } from './candidate-list.tsx'
import { ChosenLine } from './chosen-line.tsx'
import { LeaveChoiceDialog } from './leave-choice-dialog.tsx'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { useAddStudents } from './use-add-students.ts'

/** Students a page, and the most that can be added at once. */
const [pageSize, maxChosen] = [25, 500]

type AddStudentsDialogProps = { open: boolean; onClose: () => void; one: Class }

export function AddStudentsDialog({ open, onClose, one }: AddStudentsDialogProps) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const [search, setSearch] = useState('')
  const candidates = usePagedStudents({ search, members_last: one.id }, pageSize)
  const list = useRef<HTMLDivElement>(null)
  const ticks = useTicks(maxChosen)
  const { ticked } = ticks
  const { add, isPending, failure } = useAddStudents(one, onClose)
  const guard = useCloseGuard(open && ticked.size > 0 && !isPending, onClose)
  const searchFor = (text: string) => {
    setSearch(text)
    if (list.current) list.current.scrollTop = 0
  }
  const isSchoolEmpty = search === '' && !candidates.isPending && candidates.items?.length === 0
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.choosing.title, { name: one.name })}
      closeLabel={tCommon(($) => $.close)}
      footer={
        isSchoolEmpty ? undefined : (
          <>
            <Button onClick={guard.close} disabled={isPending}>
              {tCommon(($) => $.cancel)}
            </Button>
            <Button
              variant="primary"
              disabled={ticked.size === 0}
              pending={isPending}
              pendingLabel={tStudents(($) => $.adding.pending)}
              onClick={() => add([...ticked.keys()])}
            >
              {ticked.size === 0 ? t(($) => $.addStudents) : t(($) => $.choosing.submit, { count: ticked.size })}
            </Button>
          </>
        )
      }
    >
      {isSchoolEmpty ? (
        <NoStudents />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {failure && (
            <Callout tone="danger" urgent>
              {failure}
            </Callout>
          )}
          <div role="presentation" onKeyDown={keepOpen}>
            <SearchBox search={search} onSearch={searchFor} pending={candidates.isPending} />
          </div>
          <CandidateList classId={one.id} candidates={candidates} ticks={ticks} isSearched={search !== ''} ref={list} />
          <ChosenLine ticks={ticks} isHelpful={candidates.items?.length !== 0} />
        </div>
      )}
      <LeaveChoiceDialog {...guard.question} />
    </Dialog>
  )
}

function NoStudents() {
  const { t } = useTranslation('classes')
  return (
    <EmptyState
      level={3}
      title={t(($) => $.choosing.noStudents)}
      actions={
        <ButtonLink variant="primary" render={<Link to="/students" />}>
          {t(($) => $.choosing.toStudents)}
        </ButtonLink>
      }
    />
  )
}

/** The first Escape clears the search, the second closes the dialog. */
function keepOpen(event: KeyboardEvent): void {
  const { key, target } = event
  if (key === 'Escape' && target instanceof HTMLInputElement && target.value) event.stopPropagation()
}
