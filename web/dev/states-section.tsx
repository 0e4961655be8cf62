import { WifiOff } from 'lucide-react'
import { Banner } from '../ui/states/banner.tsx'
import { EmptyStudents } from '../ui/brand/empty-students.tsx'
import { NothingFound } from '../ui/brand/nothing-found.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { CardFooter, CardHeader } from '../ui/layout/card.tsx'
import { Divider } from '../ui/layout/divider.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { HeadingName } from '../ui/layout/heading-name.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { Spinner } from '../ui/states/spinner.tsx'
import { Row, Section } from './section.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const

export function StatesSection() {
  return (
    <Section title="States">
      <div className="grid gap-3 sm:grid-cols-2">
        {tones.map((tone) => (
          <Callout
            key={tone}
            tone={tone}
            title="Your trial ends in 3 days"
            actions={<Button size="sm">Choose a plan</Button>}
          >
            Choose a plan so that practice goes on.
          </Callout>
        ))}
        <Callout tone="danger">Email or password is wrong.</Callout>
      </div>
      <Banner tone="warning" icon={<WifiOff />}>
        You are offline. Changes are not saved.
      </Banner>
      <Banner tone="primary" actions={<Button size="sm">Choose a plan</Button>}>
        7 days of your trial are left.
      </Banner>
      <Row name="spinner, divider">
        <Spinner />
        <div className="w-64">
          <Divider>or</Divider>
        </div>
      </Row>
      <Row name="heading name">
        <h3 className="text-2xl font-semibold">
          <HeadingName name="Café Sol" isLoading={false} loadingText="Loading" fallback="Chatbot" />
        </h3>
        <h3 className="text-2xl font-semibold">
          <HeadingName name={undefined} isLoading loadingText="Loading" fallback="Chatbot" />
        </h3>
      </Row>
      <Skeletons label="Loading">
        <div className="flex items-center gap-3">
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width="40%" />
            <Skeleton width="65%" />
          </div>
        </div>
      </Skeletons>
      <div className="grid gap-6 sm:grid-cols-2">
        <EmptyState
          level={3}
          illustration={<EmptyStudents />}
          title="No students yet"
          text="Add your students, and each of them gets a link to practise with."
          actions={
            <>
              <Button variant="primary">Add student</Button>
              <Button>Add from spreadsheet</Button>
            </>
          }
        />
        <EmptyState
          level={3}
          illustration={<NothingFound />}
          title="No students found"
          text="Try fewer words, or clear the filters."
          actions={<Button>Clear the filters</Button>}
        />
      </div>
      <div>
        <CardHeader
          title="Profile"
          description="What students see of your school."
          actions={<Button size="sm">Edit</Button>}
        />
        <CardFooter>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </CardFooter>
      </div>
    </Section>
  )
}
