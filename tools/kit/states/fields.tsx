import { type ComponentProps, useState } from 'react'
import { Entry } from '@/kit/field/entry'
import { Field } from '@/kit/field/field'
import { FormEnd } from '@/kit/form-end/form-end'
import { lock } from '@/kit/icon/glyphs/lock'
import { SearchField } from '@/kit/search-field/search-field'
import { SearchLink } from '@/kit/search-field/search-link'
import { Text } from '@/kit/text/text'
import type { Kit } from '../page/kit'
import { nothing, words } from '../page/words'

const ofField = (props: Partial<ComponentProps<typeof Field>>) =>
  function TypedField() {
    const [value, setValue] = useState(props.value ?? 'Rua do Carmo 12')
    return <Field id="kit-field" label={words().checkout.address} {...props} value={value} onInput={setValue} />
  }

const ofEntry = (props: Partial<ComponentProps<typeof Entry>>) =>
  function TypedEntry() {
    const [value, setValue] = useState('Rua do Carmo 12')
    const { address } = words().checkout
    return <Entry id="kit-entry" label={address} kind="text" value={value} onInput={setValue} {...props} />
  }

function Revealed({ error }: { error?: string }) {
  const [value, setValue] = useState('secret')
  const { auth } = words()
  return (
    <Field
      id="kit-password"
      kind="password"
      label={auth.password}
      autocomplete="current-password"
      value={value}
      onInput={setValue}
      error={error}
      reveal={{ show: auth.show_password, hide: auth.hide_password }}
    />
  )
}

const ofSearch = (props: Partial<ComponentProps<typeof SearchField>>) =>
  function TypedSearch() {
    const [value, setValue] = useState(props.value ?? '')
    const { common } = words()
    return (
      <div className="kit-row">
        <SearchField
          id="kit-search"
          label={common.search_products}
          clearLabel={common.clear}
          onSubmit={nothing}
          {...props}
          value={value}
          onInput={setValue}
        />
      </div>
    )
  }

const ofFormEnd = (props: Partial<ComponentProps<typeof FormEnd>>) => () => (
  <FormEnd id="kit-send" label={words().common.save} error={undefined} busy={false} onSend={nothing} {...props} />
)

export const fields: Kit = {
  Field: {
    filled: ofField({}),
    empty: ofField({ value: '', placeholder: 'Rua do Carmo 12' }),
    'with a hint': ofField({ hint: 'Lisboa 1200' }),
    wrong: ofField({ error: 'Lisboa 1200?' }),
    'wrong, with a hint': ofField({ error: 'Lisboa 1200?', hint: 'Lisboa 1200' }),
    required: ofField({ required: true }),
    disabled: ofField({ disabled: true }),
    'several lines': ofField({ rows: 3 }),
    'with an icon': ofField({ icon: lock }),
    'with a unit': ofField({ kind: 'decimal', value: '12.50', end: <Text tone="ink2">€</Text> }),
    'a password': () => <Revealed />,
    'a wrong password': () => <Revealed error={words().common.retry} />,
  },
  Entry: {
    text: ofEntry({}),
    wrong: ofEntry({ wrong: true }),
    disabled: ofEntry({ disabled: true }),
    'several lines': ofEntry({ rows: 3 }),
  },
  FormEnd: {
    ready: ofFormEnd({}),
    busy: ofFormEnd({ busy: true }),
    'with what is wrong': () => (
      <FormEnd
        id="kit-send"
        label={words().common.save}
        error={words().common.failed_text}
        busy={false}
        onSend={nothing}
      />
    ),
  },
  SearchField: {
    empty: ofSearch({}),
    filled: ofSearch({ value: 'mug' }),
    low: ofSearch({ low: true, value: 'mug' }),
  },
  SearchLink: {
    'a button': () => <SearchLink label={words().common.search_products} onPress={nothing} />,
    'a link': () => <SearchLink label={words().common.search_products} href="#" onPress={nothing} />,
  },
}
