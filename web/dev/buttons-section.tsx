import { ChevronDown, Ellipsis, LayoutGrid, List, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BarButton } from '../ui/buttons/bar-button.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Pagination } from '../ui/lists/pagination.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Row, Section } from './section.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost'] as const
const sizes = ['sm', 'md', 'lg'] as const
const words = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` }

export function ButtonsSection() {
  const [view, setView] = useState<'list' | 'grid'>('list')
  const [page, setPage] = useState(6)
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Section title="Buttons">
      {sizes.map((size) => (
        <Row key={size} name={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row name="icon, pending, disabled, link">
        <Button variant="primary" icon={<Plus />}>
          Add student
        </Button>
        <Button icon={<Pencil />}>Edit</Button>
        <Button variant="primary" pending={isSaving} pendingLabel="Saving…" onClick={() => setIsSaving(true)}>
          Save changes
        </Button>
        <Button pending>Update</Button>
        <Button variant="primary" pending pendingLabel="Saving…">
          Save
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink render={<a href="#top">A link</a>}>A link</ButtonLink>
      </Row>
      <Row name="icon buttons">
        <IconButton label="Edit" icon={<Pencil />} />
        <IconButton label="Delete" icon={<Trash2 />} variant="danger" />
        <IconButton label="More" icon={<Ellipsis />} variant="secondary" />
        <IconButton label="Open" icon={<ChevronDown />} size="sm" />
        <IconButton label="Saving" icon={<ChevronDown />} pending />
        <IconButton label="Off" icon={<Pencil />} disabled />
      </Row>
      <Row name="buttons of a bar">
        <BarButton label="Change" icon={<Pencil className="size-4" />} onClick={() => undefined} />
        <BarButton label="Delete" icon={<Trash2 className="size-4" />} danger onClick={() => undefined} />
        <BarButton label="Changing" icon={<Pencil className="size-4" />} pending onClick={() => undefined} />
      </Row>
      <Row name="segmented control">
        <SegmentedControl
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List view', icon: <List />, iconOnly: true },
            { value: 'grid', label: 'Grid view', icon: <LayoutGrid />, iconOnly: true },
          ]}
        />
        <SegmentedControl
          label="Period"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'Week' },
            { value: 'grid', label: 'Month' },
          ]}
        />
      </Row>
      <Row name="pagination">
        <Pagination page={page} pages={20} onPage={setPage} words={words} />
      </Row>
    </Section>
  )
}
