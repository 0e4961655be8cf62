import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../ui/states/badge.tsx'
import { Description, DescriptionList } from '../ui/lists/description-list.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Kbd } from '../ui/layout/kbd.tsx'
import { Meter } from '../ui/states/meter.tsx'
import { PersonAvatar } from '../ui/layout/person-avatar.tsx'
import { ProgressBar } from '../ui/states/progress-bar.tsx'
import { Steps } from '../ui/layout/steps.tsx'
import { Cell, CheckCell, Table, TableBody, TableFrame, TableRow } from '../ui/lists/table.tsx'
import { CheckHead, HeadCell, SortHeader, TableHead } from '../ui/lists/table-head.tsx'
import { Row, Section } from './section.tsx'

const people = [
  { id: 'a1', name: 'Ana Díaz', email: 'ana.diaz@example.org', level: 'B1', minutes: 214, isActive: true },
  { id: 'b2', name: 'Bruno Costa', email: 'bruno@example.org', level: 'A2', minutes: 38, isActive: true },
  { id: 'c3', name: 'Chloé Martin', email: '', level: 'C1', minutes: 1207, isActive: false },
  { id: 'd4', name: 'Şükrü Yılmaz', email: 'sukru.yilmaz@example.org', level: 'B2', minutes: 0, isActive: true },
]
const columns = [
  { name: 'selected', width: '2.75rem' },
  { name: 'name', width: 'auto' },
  { name: 'level', width: '5rem' },
  { name: 'status', width: '8rem' },
  { name: 'minutes', width: '6.5rem' },
  { name: 'actions', width: '3.5rem' },
]
const tones = ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] as const
const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

export function DataSection() {
  const [selected, setSelected] = useState(['b2'])
  const [sort, setSort] = useState<'asc' | 'desc'>('asc')
  const toggle = (id: string, isOn: boolean) =>
    setSelected(isOn ? [...selected, id] : selected.filter((other) => other !== id))
  return (
    <Section title="Data">
      <TableFrame label="Students">
        <Table label="Students" columns={columns}>
          <TableHead>
            <CheckHead
              label="Select all"
              checked={selected.length === people.length}
              indeterminate={selected.length > 0 && selected.length < people.length}
              onChange={(isOn) => setSelected(isOn ? people.map(({ id }) => id) : [])}
            />
            <SortHeader sort={sort} onSort={() => setSort(sort === 'asc' ? 'desc' : 'asc')}>
              Name
            </SortHeader>
            <HeadCell>Level</HeadCell>
            <HeadCell>Status</HeadCell>
            <SortHeader sort={false} onSort={() => undefined} align="end">
              Minutes
            </SortHeader>
            <HeadCell hidden>Actions</HeadCell>
          </TableHead>
          <TableBody>
            {people.map((person) => (
              <TableRow key={person.id} selected={selected.includes(person.id)} onOpen={() => undefined}>
                <CheckCell
                  label={`Select ${person.name}`}
                  checked={selected.includes(person.id)}
                  onChange={(isOn) => toggle(person.id, isOn)}
                />
                <Cell>
                  <span className="flex min-w-0 items-center gap-3">
                    <PersonAvatar name={person.name} seed={person.id} size="sm" />
                    <span className="grid min-w-0">
                      <span className="truncate font-medium">{person.name}</span>
                      <span className="truncate text-xs text-muted">{person.email || 'No email'}</span>
                    </span>
                  </span>
                </Cell>
                <Cell quiet>{person.level}</Cell>
                <Cell>
                  <Badge tone={person.isActive ? 'success' : 'neutral'} dot>
                    {person.isActive ? 'Active' : 'Inactive'}
                  </Badge>
                </Cell>
                <Cell align="end">{person.minutes.toLocaleString('en')}</Cell>
                <Cell align="end" narrow>
                  <IconButton label={`More about ${person.name}`} icon={<Ellipsis />} size="sm" />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
      <Row name="badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} dot={tone === 'success'}>
            {tone}
          </Badge>
        ))}
        <Kbd>/</Kbd>
        <Kbd>Ctrl K</Kbd>
      </Row>
      <Row name="avatars">
        {avatarSizes.map((size) => (
          <PersonAvatar key={size} name="Ana Díaz" seed={size} size={size} />
        ))}
        {'abcdefghijkl'.split('').map((seed) => (
          <PersonAvatar key={seed} name={`${seed} Z`} seed={`${seed}-person`} size="md" />
        ))}
      </Row>
      <div className="grid gap-6 sm:grid-cols-2">
        <Meter label="Seats" value={23} max={55} valueText="23 of 55" />
        <Meter label="Seats" value={51} max={55} valueText="51 of 55" />
        <Meter label="Seats" value={55} max={55} valueText="55 of 55" />
        <ProgressBar label="Reading the spreadsheet" value={64} valueText="320 of 500" />
        <ProgressBar label="Uploading" value={null} valueText="" />
      </div>
      <Steps label="Import" steps={['Upload', 'Check', 'Add']} current={1} doneText="(done)" />
      <DescriptionList>
        <Description term="Plan">Plus, monthly</Description>
        <Description term="Next charge">3 April 2031</Description>
        <Description term="Seats">51 of 150</Description>
      </DescriptionList>
    </Section>
  )
}
