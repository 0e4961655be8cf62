import { Archive, ArchiveRestore, ChartColumn, Copy, Eye, Pencil, Send, Smile, Trash2, UserPlus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { reportPath } from '../../app/navigation/report-path.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'
import type { ChatbotRef, ChatbotActions } from './chatbot-actions.ts'

type ChatbotMenuProps = { chatbot: ChatbotRef; actions: ChatbotActions; trigger: ReactElement }

export function ChatbotMenu({ chatbot, actions, trigger }: ChatbotMenuProps) {
  const { t } = useTranslation(['chatbots', 'common', 'conversations', 'avatars'])
  const { status, can_edit: canEdit } = chatbot
  return (
    <Menu align="end" trigger={trigger} defaultOpen>
      {canEdit && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.edit(chatbot)}>
          {t(($) => $.edit, { ns: 'common' })}
        </MenuItem>
      )}
      <MenuItem icon={<Eye aria-hidden="true" />} onSelect={() => actions.preview(chatbot)}>
        {t(($) => $.act.preview, { ns: 'chatbots' })}
      </MenuItem>
      {status !== 'archived' && (
        <MenuItem icon={<UserPlus aria-hidden="true" />} onSelect={() => actions.assign(chatbot)}>
          {t(($) => $.act.assign, { ns: 'chatbots' })}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => actions.duplicate(chatbot)}>
        {t(($) => $.act.duplicate, { ns: 'chatbots' })}
      </MenuItem>
      {status !== 'archived' && (
        <MenuLink icon={<Smile aria-hidden="true" />} render={<Link to={`/avatars/new?chatbot=${chatbot.id}`} />}>
          {t(($) => $.create, { ns: 'avatars' })}
        </MenuLink>
      )}
      <MenuLink icon={<ChartColumn aria-hidden="true" />} render={<Link to={reportPath('chatbot', chatbot.id)} />}>
        {t(($) => $.report, { ns: 'conversations' })}
      </MenuLink>
      {canEdit && (
        <>
          <MenuSeparator />
          {status === 'draft' && (
            <MenuItem icon={<Send aria-hidden="true" />} onSelect={() => actions.setStatus(chatbot, 'publish')}>
              {t(($) => $.act.publish, { ns: 'chatbots' })}
            </MenuItem>
          )}
          {status === 'archived' ? (
            <MenuItem
              icon={<ArchiveRestore aria-hidden="true" />}
              onSelect={() => actions.setStatus(chatbot, 'restore')}
            >
              {t(($) => $.act.restore, { ns: 'chatbots' })}
            </MenuItem>
          ) : (
            <MenuItem icon={<Archive aria-hidden="true" />} onSelect={() => actions.setStatus(chatbot, 'archive')}>
              {t(($) => $.act.archive, { ns: 'chatbots' })}
            </MenuItem>
          )}
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => actions.remove(chatbot)}>
            {t(($) => $.delete, { ns: 'common' })}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
