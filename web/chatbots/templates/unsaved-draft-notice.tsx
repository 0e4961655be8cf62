import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { useUser } from '../../app/session/session.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { createDraftStore, draftKey } from '../editor/form/draft-store.ts'

export function UnsavedDraftNotice() {
  const { t } = useTranslation('editor')
  const { id } = useUser()
  const store = createDraftStore(localStorage, draftKey(id, null))
  const [draft, setDraft] = useState(() => store.read())
  if (!draft) return null
  const discard = () => {
    store.remove()
    setDraft(null)
  }
  return (
    <div className="mb-6">
      <Callout
        actions={
          <>
            <Button size="sm" variant="ghost" onClick={discard}>
              {t(($) => $.discard)}
            </Button>
            <ButtonLink size="sm" render={<Link to={draft.from} />}>
              {t(($) => $.unsavedDraft.continue)}
            </ButtonLink>
          </>
        }
      >
        {draft.values.name.trim()
          ? t(($) => $.unsavedDraft.named, { name: draft.values.name.trim() })
          : t(($) => $.unsavedDraft.unnamed)}
      </Callout>
    </div>
  )
}
