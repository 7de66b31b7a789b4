import type { PictureList, SentPicture } from '@/hooks/picture-list'
import { Picture } from '@/kit/picture/picture'
import { PickNote } from '@/kit/picture-field/pick-note'
import { PictureField } from '@/kit/picture-field/picture-field'
import { PictureTile } from '@/kit/picture-field/picture-tile'
import { Preview } from '@/kit/picture-field/preview'
import { Progress } from '@/kit/picture-field/progress'
import { RoundPictureField } from '@/kit/picture-field/round-picture-field'
import type { Kit } from '../page/kit'
import bag from '../../../server/app/demo/media/a/bag.webp'
import bear from '../../../server/app/demo/media/a/bear.webp'
import { nothing, words } from '../page/words'

/** A picture in a state, without an upload behind it. */
const entry = (part: Partial<SentPicture>): SentPicture => ({
  key: part.state ?? 'sent',
  picture: { uri: bag, name: 'bag.webp', bytes: 1, type: 'image/webp' },
  state: 'sent',
  percent: 0,
  sent: null,
  fault: '',
  mayRetry: true,
  uploading: null,
  ...part,
})

/** A list that shows its pictures and sends nothing. */
const listOf = (list: readonly SentPicture[], limit = 5) =>
  ({
    list,
    limit,
    room: limit - list.length,
    busy: false,
    add: nothing,
    retry: nothing,
    remove: nothing,
  }) as unknown as PictureList

const failed = () => entry({ state: 'failed', fault: words().picture.failed })
const tooLarge = () => entry({ state: 'failed', fault: words().picture.failed, mayRetry: false })

const ofTile =
  (shown: () => SentPicture, disabled = false) =>
  () => <PictureTile list={listOf([])} entry={shown()} field="kit-tile" n={1} disabled={disabled} />

const ofField =
  (list: () => readonly SentPicture[], props: { disabled?: boolean; hint?: string; error?: string } = {}) =>
  () => <PictureField id="kit-pictures" label={words().product.pictures} list={listOf(list())} {...props} />

const ofRound =
  (list: () => readonly SentPicture[], present = '', disabled = false) =>
  () => (
    <RoundPictureField
      label={words().product.picture}
      list={listOf(list(), 1)}
      present={present}
      letter="S"
      disabled={disabled}
    />
  )

export const pictures: Kit = {
  Picture: {
    plain: () => (
      <div className="kit-narrow">
        <Picture image={bag} alt="" ground="lilac" />
      </div>
    ),
    small: () => (
      <div className="kit-narrow">
        <Picture small image={bag} alt={words().product.title} ground="sage" radius="thumb" />
      </div>
    ),
    'without its own ground': () => (
      <div className="kit-narrow">
        <Picture fit image={bag} alt="" />
      </div>
    ),
    'that is not there': () => (
      <div className="kit-narrow">
        <Picture image="gone.webp" alt={words().product.title} ground="clay" />
      </div>
    ),
  },
  Preview: {
    square: () => (
      <div className="kit-tile">
        <Preview src={bear} alt={words().product.title} />
      </div>
    ),
    round: () => (
      <div className="kit-tile">
        <Preview round src={bear} alt={words().product.title} />
      </div>
    ),
  },
  Progress: {
    waiting: () => (
      <div className="kit-tile">
        <Progress entry={entry({ state: 'waiting' })} n={1} />
      </div>
    ),
    sending: () => (
      <div className="kit-tile">
        <Progress entry={entry({ state: 'sending', percent: 40 })} n={1} />
      </div>
    ),
    round: () => (
      <div className="kit-tile">
        <Progress round entry={entry({ state: 'sending', percent: 40 })} n={1} />
      </div>
    ),
    sent: () => <Progress entry={entry({})} n={1} />,
  },
  PictureTile: {
    sent: ofTile(() => entry({})),
    sending: ofTile(() => entry({ state: 'sending', percent: 40 })),
    failed: ofTile(failed),
    'too large': ofTile(tooLarge),
    disabled: ofTile(() => entry({}), true),
  },
  PictureField: {
    empty: ofField(() => []),
    'with a hint': ofField(() => [], { hint: 'JPEG, PNG, WebP' }),
    'with pictures': ofField(() => [entry({}), entry({ state: 'sending', percent: 40 })]),
    'with a failed one': ofField(() => [failed()]),
    full: ofField(() => ['1', '2', '3', '4', '5'].map((key) => entry({ key }))),
    wrong: ofField(() => [], { error: '!' }),
    disabled: ofField(() => [entry({})], { disabled: true }),
  },
  RoundPictureField: {
    'a letter': ofRound(() => []),
    'a picture': ofRound(() => [], bear),
    sending: ofRound(() => [entry({ state: 'sending', percent: 40 })]),
    failed: ofRound(() => [failed()]),
    disabled: ofRound(() => [], bear, true),
  },
  PickNote: {
    'no fault': () => <PickNote fault={null} />,
    'the camera is refused': () => <PickNote fault="refused" />,
    'the gallery is refused': () => <PickNote fault="refused_gallery" />,
    failed: () => <PickNote fault="failed" />,
  },
}
