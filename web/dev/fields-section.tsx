import { AtSign, Search, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { ComboboxField } from '../ui/fields/combobox-field.tsx'
import { DropZone } from '../ui/fields/drop-zone.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { PersonAvatar } from '../ui/layout/person-avatar.tsx'
import { PictureField } from '../ui/fields/picture-field.tsx'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Slider } from '../ui/fields/slider.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Section } from './section.tsx'

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((value) => ({ value, label: value }))
const languages = [
  'English',
  'Spanish',
  'Portuguese',
  'French',
  'German',
  'Italian',
  'Catalan',
  'Basque',
  'Galician',
].map((label) => ({ value: label, label }))
const layouts = [
  { value: 'rail', label: 'Rail and panel', description: 'Icons with names, and a panel beside them.' },
  { value: 'sidebar', label: 'Sidebar', description: 'One list of names.' },
]

export function FieldsSection() {
  const [level, setLevel] = useState<string | null>(null)
  const [language, setLanguage] = useState<string | null>(null)
  const [query, setQuery] = useState('Ana')
  const [layout, setLayout] = useState('rail')
  const [isOn, setIsOn] = useState(true)
  const [zoom, setZoom] = useState(40)
  return (
    <Section title="Fields">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="First name" placeholder="Ana" />
        <TextField label="Phone number" aside="Optional" hint="With the country code." inputMode="tel" />
        <TextField label="Email" defaultValue="ana@" error="This is not an email address." start={<AtSign />} />
        <PasswordField
          label="Password"
          showLabel="Show the typed text"
          hideLabel="Hide the typed text"
          defaultValue="correct horse"
        />
        <TextField label="School name" defaultValue="Escuela del Mar" disabled />
        <TextField label="Practice link" defaultValue="https://example.org/practice" readOnly start={<Search />} />
        <SelectField label="Level" placeholder="Choose a level" value={level} onChange={setLevel} options={levels} />
        <SelectField label="Level, wrong" value="B1" onChange={setLevel} options={levels} error="Choose a level." />
        <ComboboxField
          label="Native language"
          placeholder="Choose a language"
          value={language}
          onChange={setLanguage}
          options={languages}
          emptyText="No language by that name."
          searchLabel="Find a language"
        />
        <SearchField
          label="Search students"
          placeholder="Search students"
          value={query}
          onChange={setQuery}
          clearLabel="Clear"
        />
        <SearchField label="Searching" placeholder="Search" value="" onChange={setQuery} clearLabel="Clear" pending />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextArea
          label="What it talks about"
          hint="In your own words."
          defaultValue="Ordering in a café."
          counter="19 of 600"
        />
        <div className="grid content-start gap-4">
          <Checkbox label="Send the link by mail" hint="Only to students who have an address." defaultChecked />
          <Checkbox label="Not ticked" />
          <Checkbox label="Some of them" indeterminate />
          <Checkbox label="Can't be ticked" disabled />
          <Checkbox label="I have read this" error="Please tick this." />
          <Switch label="Spoken answers" hint="Students hear what is said." checked={isOn} onChange={setIsOn} />
          <Switch label="Off" checked={false} onChange={setIsOn} />
        </div>
      </div>
      <RadioCards legend="Layout" name="layout" value={layout} onChange={setLayout} options={layouts} />
      <div className="grid gap-6 sm:grid-cols-2">
        <DropZone
          title="Drop the spreadsheet here"
          hint="XLSX or CSV, up to 5 MB"
          buttonLabel="Choose a file"
          accept=".xlsx,.csv"
          onFiles={() => undefined}
        />
        <DropZone
          title="Drop a picture here"
          buttonLabel="Choose a picture"
          accept="image/*"
          error="This file is larger than 5 MB."
          onFiles={() => undefined}
        />
        <PictureField
          label="Profile picture"
          hint="JPEG, PNG or WebP, up to 5 MB"
          chooseLabel="Choose a picture"
          accept="image/*"
          onFile={() => undefined}
          removeLabel="Remove"
          onRemove={() => undefined}
        >
          <PersonAvatar name="Ana Díaz" seed="ana" size="xl" />
        </PictureField>
        <div className="self-center">
          <Slider
            label="Zoom"
            value={zoom}
            onChange={setZoom}
            start={<ZoomOut className="size-4" aria-hidden="true" />}
            end={<ZoomIn className="size-4" aria-hidden="true" />}
          />
        </div>
      </div>
    </Section>
  )
}
