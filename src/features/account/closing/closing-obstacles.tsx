import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { closingIds } from './ids'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { openLink } from '@/platform/navigation/links'
import { routeOf } from '@/routes'
import { obstacleText } from './closing-words'

/**
 * Obstacles that the user must settle before the account can be closed, each with a link to its screen if there is one.
 */
export const ClosingObstacles = observer(function ClosingObstacles(props: {
  obstacles: Data<'accountClosing'>['obstacles']
}) {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('closing.settle_title')}
      </Text>
      <View className="account__line">
        <Text tone="ink2">{t('closing.settle_text')}</Text>
      </View>
      {props.obstacles.map(({ what, link }, index) =>
        routeOf(link) === undefined ? (
          <View key={what} id={closingIds.obstacle(what)} className="account__part">
            <Text>{obstacleText(what)}</Text>
          </View>
        ) : (
          <ListRow
            key={what}
            first={index === 0}
            id={closingIds.obstacle(what)}
            title={obstacleText(what)}
            onPress={() => openLink(link)}
          />
        ),
      )}
    </Panel>
  )
})
