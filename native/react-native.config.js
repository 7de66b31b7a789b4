// Installed because Taro's packages name them as peers, and used by no screen: kept out of the shells, with the
// permissions that they bring. Those of Expo are in package.json, under expo.autolinking.
const apart = { platforms: { ios: null, android: null } }

module.exports = {
  dependencies: {
    '@bam.tech/react-native-image-resizer': apart,
    '@react-native-camera-roll/camera-roll': apart,
  },
}
