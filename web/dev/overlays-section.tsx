import { Archive, Copy, Ellipsis, Globe, Pencil, Settings, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { Finder } from '../ui/overlays/finder.tsx'
import { FootBar } from '../ui/layout/foot-bar.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx'
import { OnDemand } from '../ui/overlays/on-demand.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { Row, Section } from './section.tsx'

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
]

const nothingToFetch = () => Promise.resolve()
const found = [
  { value: 'Go to', items: [{ key: 'sessions', label: 'Sessions', icon: <Settings /> }] },
  {
    value: 'Students',
    items: [{ key: 'ana', label: 'Ana Díaz', detail: 'ana.diaz@example.org', icon: <UserRound /> }],
  },
]

export function OverlaysSection() {
  const [open, setOpen] = useState<'form' | 'long' | 'confirm' | 'typed' | 'end' | 'start' | null>(null)
  const [language, setLanguage] = useState('en')
  const [wanted, setWanted] = useState<string | null>(null)
  const toasts = useToasts()
  const close = () => setOpen(null)
  return (
    <Section title="Overlays">
      <Row name="dialogs and drawers">
        <Button onClick={() => setOpen('form')}>Open dialog</Button>
        <Button onClick={() => setOpen('long')}>Open long dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirmation</Button>
        <Button onClick={() => setOpen('typed')}>Open typed confirmation</Button>
        <Button onClick={() => setOpen('end')}>Open drawer</Button>
        <Button onClick={() => setOpen('start')}>Open start drawer</Button>
      </Row>
      <Row name="menus, popover, toasts">
        <Menu trigger={<IconButton label="Open menu" icon={<Ellipsis />} variant="secondary" />}>
          <MenuItem icon={<Pencil />}>Edit</MenuItem>
          <MenuItem icon={<Copy />}>Copy the practice link</MenuItem>
          <MenuItem icon={<Archive />} disabled>
            Archive
          </MenuItem>
          <MenuLink icon={<Settings />} render={<a href="#settings">Settings</a>}>
            Settings
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={() => setOpen('confirm')}>
            Delete
          </MenuItem>
        </Menu>
        <Menu trigger={<Button icon={<Globe />}>Open language menu</Button>}>
          <MenuGroup label="Language">
            <MenuChoice value={language} onChange={setLanguage} options={languages} />
          </MenuGroup>
        </Menu>
        <OnDemand popup="menu" load={nothingToFetch} trigger={<Button>Open fetched menu</Button>}>
          {(trigger) => (
            <Menu trigger={trigger} defaultOpen>
              <MenuItem icon={<Pencil />}>Edit</MenuItem>
            </Menu>
          )}
        </OnDemand>
        <Popover trigger={<Button>Open popover</Button>} title="Practice">
          <Switch label="Spoken answers" hint="Students hear what is said." checked onChange={() => undefined} />
        </Popover>
        <Button onClick={() => toasts.success('Profile saved!')}>Success toast</Button>
        <Button
          onClick={() =>
            toasts.success('3 students deleted', {
              action: { label: 'Undo', onPress: () => toasts.info('They are back') },
            })
          }
        >
          Toast with Undo
        </Button>
        <Button
          onClick={() =>
            toasts.error('Failed to save. Please try again.', { description: 'The server could not be reached.' })
          }
        >
          Error toast
        </Button>
      </Row>
      <div className="grid min-h-10 max-w-80 content-center">
        {wanted === null ? (
          <Button onClick={() => setWanted('s')}>Open finder</Button>
        ) : (
          <Finder
            label="Search"
            placeholder="Search"
            value={wanted}
            onChange={setWanted}
            groups={wanted ? found : []}
            onChoose={() => setWanted(null)}
            emptyText="Nothing found"
          />
        )}
      </div>
      <FootBar actions={<Button variant="primary">Save</Button>}>You have unsaved changes</FootBar>
      <Dialog
        open={open === 'form' || open === 'long'}
        onOpenChange={close}
        title="Add student"
        description="They get their own practice link at once."
        closeLabel="Close"
        form={{ onSubmit: (event) => event.preventDefault() }}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary">
              Add student
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <TextField label="First name" required />
          <TextField label="Last name" aside="Optional" />
          <TextField label="Email" aside="Optional" type="email" />
          {open === 'long' &&
            Array.from({ length: 12 }, (_, index) => <TextField key={index} label={`Field ${index}`} />)}
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm' || open === 'typed'}
        onOpenChange={close}
        title="Delete 3 students?"
        description="Their conversations go with them. This can't be undone after a minute."
        closeLabel="Close"
        confirmLabel="Delete 3 students"
        cancelLabel="Keep them"
        onConfirm={close}
        {...(open === 'typed' && { confirmation: { label: 'Type the school’s name', expected: 'Escuela del Mar' } })}
      />
      <Drawer
        open={open === 'end' || open === 'start'}
        onOpenChange={close}
        side={open === 'start' ? 'start' : 'end'}
        title="Ana Díaz"
        description="Student since March"
        closeLabel="Close"
        footer={<Button onClick={close}>Done</Button>}
      >
        <p>A side sheet holds more than a dialog.</p>
      </Drawer>
    </Section>
  )
}
